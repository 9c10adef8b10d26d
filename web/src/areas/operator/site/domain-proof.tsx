import { useQuery } from '@tanstack/react-query'
import { readDomainProof } from '#contract/sites/settings-calls'
import { api } from '../../../lib/api'
import { useWords } from '../../../lib/words'
import { Facts } from '../../../ui/facts'
import { SkeletonLines } from '../../../ui/skeleton'

/** What has to be set at the name's provider, or put on its web server, before it can be added. */
export function DomainProof({ domain }: { domain: string }) {
  const t = useWords('site')
  const { data, isError } = useQuery({
    queryKey: ['domain-proof', domain],
    queryFn: async () => (await api(readDomainProof, { domain })).data,
    retry: false,
  })
  if (isError) return null
  return (
    <section
      aria-labelledby="domain-proof"
      className="mt-6 rounded-card border border-line bg-sunken px-5 py-4"
    >
      <h2 id="domain-proof" className="text-lg">
        {t('proof.title', { domain })}
      </h2>
      {data ? (
        <>
          <p className="mt-1 text-soft">{t('proof.record')}</p>
          <Facts
            rows={[
              [t('proof.recordType'), 'TXT'],
              [t('proof.recordName'), <Copied key="name" text={data.record.name} />],
              [t('proof.recordValue'), <Copied key="value" text={data.record.value} />],
            ]}
          />
          <p className="mt-4 text-soft">{t('proof.file')}</p>
          <Facts
            rows={[
              [t('proof.filePath'), <Copied key="path" text={`https://${data.domain}${data.file.path}`} />],
              [t('proof.fileText'), <Copied key="text" text={data.file.text} />],
            ]}
          />
        </>
      ) : (
        <SkeletonLines lines={5} />
      )}
    </section>
  )
}

/** Selected as a whole by one click. */
const Copied = ({ text }: { text: string }) => <code className="break-all select-all">{text}</code>

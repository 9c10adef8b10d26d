import { Link } from 'react-router'
import type { Work } from '#contract/works/work'
import { useTrackTitle } from '../../../../features/works/work-labels'
import { formatMoment } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { serverAddress } from '../../../../lib/server-address'
import { useWords } from '../../../../lib/words'
import { Badge } from '../../../../ui/badge'
import { buttonClass } from '../../../../ui/button-class'
import { Card } from '../../../../ui/card'
import { Facts } from '../../../../ui/facts'

/** What was signed, and the codes the work is known by. */
export function PapersPart({ work }: { work: Work }) {
  const t = useWords('works')
  const titleOf = useTrackTitle()
  const isTakenDown = work.status === '981'
  const areAssigned = Boolean(work.upc) && work.tracks.every(({ isrc }) => isrc)
  const code = (text: string | null) => {
    if (text) return <bdi lang="en">{text}</bdi>
    return work.released_at === null ? t('code.later') : '--'
  }
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card title={t('agreements.title')} detail={t('agreements.lead')}>
        {work.agreements.length === 0 && <p className="text-soft">{t('agreements.none')}</p>}
        <ul>
          {work.agreements.map(({ id, number, signed_at, sha256, url }, index) => (
            <li key={id} className="border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
              <p className="num flex flex-wrap items-center gap-2 font-semibold">
                {number}
                {!isTakenDown && (
                  <Badge tone={index === 0 ? 'river' : 'neutral'} dot={index === 0}>
                    {t(index === 0 ? 'agreements.inForce' : 'agreements.replaced')}
                  </Badge>
                )}
              </p>
              <p className="num text-sm text-soft">
                {t('agreements.signed', { when: formatMoment(signed_at) })}
              </p>
              <p className="mt-1 font-mono text-xs break-all text-soft">
                <span className="font-sans">{t('agreements.hash')}</span> <bdi lang="en">{sha256}</bdi>
              </p>
              <div className="mt-3 flex flex-wrap gap-2">
                <a
                  href={serverAddress(url)}
                  download
                  className={buttonClass({ size: 'small', variant: 'ink' })}
                >
                  {t('agreements.download')}
                  <span className="sr-only"> {number}</span>
                </a>
                <Link
                  to={`${links.agreementCheck}?sha256=${sha256}`}
                  className={buttonClass({ size: 'small' })}
                >
                  {t('agreements.check')}
                  <span className="sr-only"> {number}</span>
                </Link>
              </div>
            </li>
          ))}
        </ul>
      </Card>
      <Card title={t('code.title')} detail={t(areAssigned ? 'code.assigned' : 'code.lead')}>
        <Facts
          rows={[
            [t('code.upc'), code(work.upc)],
            ...work.tracks.map(({ details, position, isrc }): [string, React.ReactNode] => [
              t('code.isrcOf', { number: position, track: titleOf(details.title, position) }),
              code(isrc),
            ]),
          ]}
        />
      </Card>
    </div>
  )
}

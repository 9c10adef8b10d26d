import { useState } from 'react'
import { type SchemaFormat, uploadSchema } from '#contract/distribution/schema-calls'
import { apiWithFile } from '../../../../lib/api'
import { CallRefused } from '../../../../lib/api-client'
import { useLanguage, useWords } from '../../../../lib/words'
import { useToast } from '../../../../ui/toast'
import { UploadTile } from '../../../../ui/upload-tile'
import { refreshChannels } from '../channel-queries'

const accept = { 'application/xml': ['.xsd'] }
const maxSize = 5 * 1024 * 1024

/** Both files at once or one after the other; each keeps the name that DDEX gave it. */
export function UploadSchemas({ format, names }: { format: SchemaFormat; names: string[] }) {
  const t = useWords('channels')
  const list = new Intl.ListFormat(useLanguage())
  const toast = useToast()
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState('')

  async function send(files: File[]) {
    setProblem('')
    const kept: string[] = []
    try {
      for (const [index, file] of files.entries()) {
        const onProgress = (done: number) => setShare((index + done) / files.length)
        onProgress(0)
        const { data } = await apiWithFile(uploadSchema, { format }, file, { shows: () => true, onProgress })
        kept.push(data.name)
      }
    } catch (error) {
      setProblem(
        error instanceof CallRefused ? (error.fields[0]?.message ?? error.message) : t('schemas.failed'),
      )
    }
    setShare(undefined)
    if (kept.length > 0) toast({ title: t('schemas.done', { name: list.format(kept) }), tone: 'river' })
    await refreshChannels()
  }

  return (
    <UploadTile
      state={share === undefined ? 'empty' : 'sending'}
      title={t('schemas.upload')}
      detail={names.join(' · ')}
      error={problem || undefined}
      progress={share}
      progressLabel={t('schemas.sending')}
      chooseLabel={t('schemas.choose')}
      accept={accept}
      maxSize={maxSize}
      multiple
      onFiles={files => void send(files)}
      onRefused={() => setProblem(t('schemas.notXsd'))}
    />
  )
}

import type { ChannelFormat, TransportKind } from '#contract/distribution/channel-profile'
import { useWords } from '../../../lib/words'

/** As the standards are called, in every language. */
export const formatNames = { 'ern-4.3.2': 'ERN 4.3.2', 'ern-3.8.2': 'ERN 3.8.2' } as const
const transportNames = { sftp: 'SFTP', s3: 'S3' } as const

export function useChannelWords() {
  const t = useWords('channels')
  return {
    formatOf: (format: ChannelFormat) => (format === 'sheet' ? t('format.sheet') : formatNames[format]),
    transportOf: (kind: TransportKind) => (kind === 'folder' ? t('transport.folder') : transportNames[kind]),
  }
}

import type { OutboundGate } from '../outbound/outbound-gate'
import { folderTransport } from './folder/folder-transport'
import type { S3TransportSettings } from './s3/s3-transport-settings'
import type { SftpSettings } from './sftp/sftp-settings'
import type { Patience, Transport } from './transport'

export type TransportSettings =
  | { kind: 'folder'; root: string }
  | ({ kind: 'sftp' } & SftpSettings)
  | ({ kind: 's3' } & S3TransportSettings)

/** Nothing is connected yet. What speaks to a server is loaded only where it is used: it is large. */
export async function makeTransport(
  settings: TransportSettings,
  gate: OutboundGate,
  patience?: Patience,
): Promise<Transport> {
  switch (settings.kind) {
    case 'folder':
      return folderTransport(settings.root)
    case 'sftp': {
      const { sftpTransport } = await import('./sftp/sftp-transport')
      return sftpTransport(settings, gate, patience)
    }
    case 's3': {
      const { s3Transport } = await import('./s3/s3-transport')
      return s3Transport(settings, gate, patience)
    }
  }
}

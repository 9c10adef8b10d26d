import { TransportFailed, type TransportReason } from '../transport-failed'

const reasons: Record<string, TransportReason> = {
  ENOENT: 'missing',
  ENOTDIR: 'badPath',
  EISDIR: 'badPath',
  ERR_FS_EISDIR: 'badPath',
  ENOTEMPTY: 'badPath',
  EEXIST: 'badPath',
  ELOOP: 'badPath',
  ENXIO: 'badPath',
  ENAMETOOLONG: 'badPath',
  EACCES: 'denied',
  EPERM: 'denied',
  EROFS: 'denied',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
}

/** What the system says about a file, as a failure of the transport; our own failures and mistakes as they are. */
export function folderFailure(error: unknown): never {
  const { code } = error as NodeJS.ErrnoException
  const reason = code === undefined ? undefined : reasons[code]
  throw reason ? new TransportFailed(reason, { said: code }) : error
}

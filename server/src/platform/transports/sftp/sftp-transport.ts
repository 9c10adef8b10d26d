import { posix } from 'node:path'
import type { OutboundGate } from '../../outbound/outbound-gate'
import { sharedLine } from '../shared-line'
import { assertFolder, assertPath, draftOf, isPlainPath, type Transport, usualPatience } from '../transport'
import { TransportFailed } from '../transport-failed'
import { sendFile } from './send-file'
import { isFolder, listFolder, makeFolders, moveFile, readFile, removeFile } from './sftp-files'
import { openSftpSession } from './sftp-session'
import type { SftpSettings } from './sftp-settings'

export function sftpTransport(
  settings: SftpSettings,
  gate: OutboundGate,
  patience = usualPatience,
): Transport {
  const line = sharedLine(() => openSftpSession(settings, gate, patience), patience.idle)
  const root = settings.folder === '' ? '.' : settings.folder
  const at = (path: string) => posix.join(root, path)

  return {
    async connect() {
      assertFolder('')
      if (!/^\/?$/.test(settings.folder) && !isPlainPath(settings.folder.replace(/^\/|\/$/g, ''))) {
        throw new TransportFailed('badPath')
      }
      await line.use(async session => {
        if (!(await isFolder(session, root))) throw new TransportFailed('missing')
      })
    },

    async putFile(path, source, size) {
      try {
        assertPath(path)
        await line.use(async session => {
          await makeFolders(session, root, posix.dirname(path))
          await sendFile(session, draftOf(at(path)), source, size)
          await moveFile(session, draftOf(at(path)), at(path))
        })
      } finally {
        source.destroy()
      }
    },

    async list(folder) {
      assertFolder(folder)
      return line.use(session => listFolder(session, at(folder)))
    },

    async read(path, mostBytes) {
      assertPath(path)
      return line.use(session => readFile(session, at(path), mostBytes))
    },

    async rename(from, to) {
      assertPath(from)
      assertPath(to)
      await line.use(async session => {
        await makeFolders(session, root, posix.dirname(to))
        await moveFile(session, at(from), at(to))
      })
    },

    async remove(path) {
      assertPath(path)
      await line.use(session => removeFile(session, at(path)))
    },

    close: line.close,
  }
}

import { useEffect, useSyncExternalStore } from 'react'
import { grantMoveInUpload } from '#contract/move-in/calls'
import { grantOf } from '../../../features/uploads/resumable/kept-uploads'
import { UploadDesk, type UploadItem } from '../../../features/uploads/resumable/upload-desk'
import { api } from '../../../lib/api'
import { refreshMoveIn } from './move-in-queries'

interface Place {
  what: 'list' | 'file'
  /** With the folders it was dropped in. */
  path: string
}

export type MoveInUpload = UploadItem<Place>

/** Every list and file that this browser brings. */
export const moveInUploads = new UploadDesk<Place>({
  storageKey: 'move-in-uploads',
  nameOf: ({ what, path }) => `${what} ${path}`,
  isForOne: () => true,
  ask: async ({ size }, { what, path }) => {
    const { data } = await api(grantMoveInUpload, { what, file_name: path, size }, { shows: () => true })
    return grantOf(data)
  },
})

/** Of a folder that was dropped, or of one that was chosen. */
export function pathOf(file: File & { path?: string }): string {
  return (file.path || file.webkitRelativePath || file.name).replace(/^[./]+/, '')
}

/** What has arrived is the server's: it leaves the desk, and what stands on the page is asked for again. */
export function useMoveInUploads(): { underWay: readonly MoveInUpload[]; arrived: number } {
  const items = useSyncExternalStore(moveInUploads.subscribe, moveInUploads.read)
  const arrived = items.filter(({ phase }) => phase === 'arrived')
  const ids = arrived.map(({ id }) => id).join(' ')
  const isQuiet = items.every(({ phase }) => phase === 'arrived' || phase === 'failed')
  useEffect(() => {
    if (ids !== '') void refreshMoveIn()
    // All at once, so that the count of a long row of files does not run backwards.
    if (ids !== '' && isQuiet) for (const id of ids.split(' ')) moveInUploads.settle(id)
  }, [ids, isQuiet])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (moveInUploads.isBusy()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [])
  return { underWay: items, arrived: arrived.length }
}

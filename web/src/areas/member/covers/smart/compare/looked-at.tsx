import type { PointerEvent } from 'react'
import { BlobPicture } from '../../blob-picture'
import type { SharedView } from './use-shared-view'

/** The cover at 300 px, with a frame where the windows look; pressing it moves them there. */
export function LookedAt({ picture, view }: { picture: Blob; view: SharedView }) {
  const { seen } = view
  const look = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons === 0) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    view.lookAt((event.clientX - left) / width, (event.clientY - top) / height)
  }
  return (
    <div
      onPointerDown={look}
      onPointerMove={look}
      className="relative max-w-[300px] cursor-crosshair overflow-hidden rounded-control"
    >
      <BlobPicture picture={picture} alt="" />
      {seen && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute"
          // On a picture of any colour, whatever the page's own colours are.
          style={{
            boxShadow: '0 0 0 2px #fff, 0 0 0 3.5px rgb(0 0 0 / 0.65)',
            left: `${seen.x * 100}%`,
            top: `${seen.y * 100}%`,
            width: `${Math.min(1, seen.width) * 100}%`,
            height: `${Math.min(1, seen.height) * 100}%`,
          }}
        />
      )}
    </div>
  )
}

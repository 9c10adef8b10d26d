import { type ReactNode, useRef } from 'react'
import type { Adding } from './use-adding'

/** What the server takes, so that a chooser offers nothing else. */
const accepted = 'image/jpeg,image/png,image/webp,image/gif,image/avif'

export function PictureInput({
  adding,
  children,
}: {
  adding: Adding
  children(open: () => void): ReactNode
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accepted}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) adding.picture(file)
          target.value = ''
        }}
      />
      {children(() => input.current?.click())}
    </>
  )
}

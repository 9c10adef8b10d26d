import { type Drawn, useDrawn } from '../../../lib/drawn-markup'

/** What the server has drawn, see pictures.server.tsx. */
export function Picture({ drawn, className }: { drawn: Drawn; className?: string }) {
  const html = useDrawn(drawn)
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of our own components
    <div id={drawn.id} className={className} dangerouslySetInnerHTML={{ __html: html }} />
  )
}

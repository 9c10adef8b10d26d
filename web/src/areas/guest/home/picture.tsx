/** What the server has drawn, see pictures.server.tsx. */
export function Picture({ html, className }: { html: string; className?: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of our own components
    <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
  )
}

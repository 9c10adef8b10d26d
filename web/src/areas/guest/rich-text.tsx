import { cx } from '../../ui/class-names'

/** What an operator wrote. It was cleaned by the server before it was stored. */
export function RichText({ html, className }: { html: string; className?: string }) {
  if (html === '') return null
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server before it was stored
    <div className={cx('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />
  )
}

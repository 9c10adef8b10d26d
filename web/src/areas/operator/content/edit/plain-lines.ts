// Rich text as plain lines, one for each paragraph, heading, list item and row of a table.

const ends = /<\/(?:p|h2|h3|li|tr|blockquote|figcaption)>|<br\s*\/?>|<hr\s*\/?>/gi
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

export function plainLines(html: string): string[] {
  return html
    .replace(/<img\b[^>]*?\balt="([^"]*)"[^>]*>/gi, '[$1]\n')
    .replace(/<\/t[hd]>/gi, ' | ')
    .replace(ends, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&([a-z]+|#\d+);/gi, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
    .split('\n')
    .map(line =>
      line
        .replace(/\s+/g, ' ')
        .replace(/[| ]+$/, '')
        .trim(),
    )
    .filter(line => line !== '')
}

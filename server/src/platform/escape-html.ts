/** For text between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, char => `&#${char.charCodeAt(0)};`)
}

/** Where anybody can prove that a document is the one that was signed. */
export function checkAddress(domain: string): string {
  return `${domain}/agreement-check`
}

/** The address of a picture in a text: named after its content, so it can be kept for ever. */
export const pictureFolder = '/content-pictures/'
export const contentPicture = /^\/content-pictures\/[0-9a-f]{64}\.webp$/

const everyPicture = /\/content-pictures\/[0-9a-f]{64}\.webp/g

export function picturesIn(html: string): string[] {
  return [...new Set(html.match(everyPicture) ?? [])]
}

export function pictureKey(agentId: number, name: string): string {
  return `content-pictures/${agentId}/${name}`
}

export function keyOfPicture(agentId: number, address: string): string {
  return pictureKey(agentId, address.slice(pictureFolder.length))
}

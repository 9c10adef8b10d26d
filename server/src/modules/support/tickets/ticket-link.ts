export function ticketLink(id: number): string {
  return `/gongdan/detail?id=${id}`
}

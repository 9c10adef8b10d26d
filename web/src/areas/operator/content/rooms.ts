/** The rooms of the content, by the address. All but the last hold one kind. */
export const rooms = ['news', 'help', 'question', 'plan', 'block', 'page', 'applications'] as const
export type Room = (typeof rooms)[number]

export function roomIn(params: URLSearchParams): Room {
  return rooms.find(room => room === params.get('room')) ?? 'news'
}

export const rooms = ['backgrounds', 'shadows', 'templates', 'pictures'] as const
export type Room = (typeof rooms)[number]

export function roomIn(params: URLSearchParams): Room {
  return rooms.find(room => room === params.get('room')) ?? 'backgrounds'
}

import type { PreparedExcerpt } from './prepared-page'

/** Addresses below a page. What may be kept for long changes its address with its content. */
export const pageAddresses = (code: string) => ({
  page: `/release/${code}`,
  short: `/r/${code}`,
  cover: (sha256: string) => `/release/${code}/cover.webp?v=${sha256.slice(0, 12)}`,
  sharePicture: `/release/${code}/share.png`,
  excerpt: ({ sha256, start }: Pick<PreparedExcerpt, 'sha256' | 'start'>) =>
    `/release/${code}/excerpt.mp3?v=${sha256.slice(0, 12)}-${start ?? 'own'}`,
  channel: (channel: string) => `/release/${code}/to/${channel}`,
})

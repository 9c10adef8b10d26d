import type { Work } from '#contract/works/work'

/** As a cover says them. */
export const namesOf = ({ details }: Work) => ({
  title: details.title ?? '',
  artist: details.artists.map(({ name }) => name).join('、'),
})

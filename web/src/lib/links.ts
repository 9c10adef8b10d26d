// Every address of the site that a component links to is built in link-tables/. The bundler puts a constant where it is used, so a page
// carries no address of another area.
export * as links from './link-tables/all'

/** The site's own pages in the help centre. */
export const sitePages = { about: 3, agreement: 5, admission: 6, privacy: 7 } as const

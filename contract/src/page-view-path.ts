/** Apart from the other paths: it is the only one that a guest's page needs. */
export const pageViewPath = '/api/sites/pageview'

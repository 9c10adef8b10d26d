/** Where its owner looks after endpoints. */
export const webhooksPage = '/person-center/developer'

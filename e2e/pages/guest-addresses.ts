// Guest screens that show one thing need its number: a new site starts with these.
const firstItems: Readonly<Record<string, string>> = {
  '/advisory/detail': '/advisory/detail?id=1',
  '/hot-plan/detail': '/hot-plan/detail?id=1',
}

export const guestAddress = (path: string) => firstItems[path] ?? path

/** Their title is the item's own. */
export const showsItem = (path: string) => path in firstItems || path === '/help-center/index/detail'

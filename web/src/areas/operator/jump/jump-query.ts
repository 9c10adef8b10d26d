import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api'

/** The dialog is on every page; the call comes with the first search. */
export const jumpQuery = (search: string) =>
  queryOptions({
    queryKey: ['catalogue', 'jump', search],
    queryFn: async () => {
      const { jumpTo } = await import('#contract/catalogue/calls')
      return (await api(jumpTo, { search }, { quiet: true })).data
    },
    placeholderData: keepPreviousData,
    enabled: search !== '',
  })

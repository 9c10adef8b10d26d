// Where the reader was in the list, for the way back from an item. It lasts as long as the tab.
import { useEffect, useState } from 'react'
import { links } from '../../lib/links'

const key = 'news-list'

export function keepNewsList(search: string) {
  try {
    sessionStorage.setItem(key, search)
  } catch {
    // Private modes may refuse storage: the way back then opens the whole list.
  }
}

export function useKeptNewsList(): string {
  const [search, setSearch] = useState('')
  useEffect(() => {
    try {
      setSearch(sessionStorage.getItem(key) ?? '')
    } catch {}
  }, [])
  return links.news + search
}

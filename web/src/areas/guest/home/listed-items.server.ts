// The stages of the path and the reasons of a rejection are written as a list, so that an operator edits them like any text.
import { htmlText } from '../html-text.server'

export interface ListedItem {
  /** In bold: how long a stage takes, where a reason belongs. */
  label: string
  title: string
  text: string
}

/** The first list of a text by its entries, and what stands around it. */
export function listedIn(html: string): { items: ListedItem[]; rest: string } {
  const list = /<(ol|ul)(?:\s[^>]*)?>([\s\S]*?)<\/\1>/.exec(html)
  if (!list) return { items: [], rest: html }
  const items = [...(list[2] ?? '').matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, inner = '']) => ({
    label: partOf(inner, /<strong>([\s\S]*?)<\/strong>/),
    title: partOf(inner, /<h3>([\s\S]*?)<\/h3>/),
    text: htmlText(inner.replace(/<strong>[\s\S]*?<\/strong>/, '').replace(/<h3>[\s\S]*?<\/h3>/, '')),
  }))
  return { items, rest: html.replace(list[0], '').trim() }
}

const partOf = (html: string, part: RegExp) => htmlText(part.exec(html)?.[1] ?? '')

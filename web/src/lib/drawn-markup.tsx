// Markup that the server has drawn. It stands in the document already, so the data beside it leaves it out; whoever comes from
// another page of ours gets it with the data.
import { createContext, useContext, useState } from 'react'
import { type RouterContextProvider, createContext as routerContext } from 'react-router'

/** Without `html` it is in the document, where it carries its id. */
export interface Drawn {
  id: string
  html?: string
}

type Kept = Map<string, string>

/** Set while a document is rendered, and only then. */
export const keptForDocument = routerContext<Kept | null>(null)

export const DrawnMarkup = createContext<Kept | null>(null)

export function keepDrawn(context: Readonly<RouterContextProvider>, id: string, html: string): Drawn {
  const kept = context.get(keptForDocument)
  if (!kept) return { id, html }
  kept.set(id, html)
  return { id }
}

/** The first value stays: React compares no markup when it takes a document over, and must not empty it later. */
export function useDrawn({ id, html }: Drawn): string {
  const kept = useContext(DrawnMarkup)
  const [first] = useState(() => kept?.get(id) ?? inDocument(id))
  return html ?? first
}

function inDocument(id: string): string {
  return typeof document === 'undefined' ? '' : (document.getElementById(id)?.innerHTML ?? '')
}

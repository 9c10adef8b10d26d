import { Fragment, type ReactNode } from 'react'

/** A sentence of the words whose placeholders are links, in whatever order the language wants them. */
export function Sentence({ text, parts }: { text: string; parts: Record<string, ReactNode> }) {
  return text.split(/(\{\w+\})/).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never move
    <Fragment key={index}>{parts[piece.slice(1, -1)] ?? piece}</Fragment>
  ))
}

import { renderToStaticMarkup } from 'react-dom/server'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { type Drawn, DrawnMarkup, keepDrawn, keptForDocument, useDrawn } from './drawn-markup'

const html = '<svg><path d="M0 0"/></svg>'

function Shown({ drawn }: { drawn: Drawn }) {
  return <p>{useDrawn(drawn)}</p>
}

describe('markup that the server has drawn', () => {
  it('is shown in a document, and left out of the data beside it', () => {
    const context = new RouterContextProvider()
    context.set(keptForDocument, new Map())
    const drawn = keepDrawn(context, 'wave', html)
    expect(drawn).toEqual({ id: 'wave' })
    const page = renderToStaticMarkup(
      <DrawnMarkup value={context.get(keptForDocument)}>
        <Shown drawn={drawn} />
      </DrawnMarkup>,
    )
    expect(page).toContain('M0 0')
  })

  it('comes with the data where no document is rendered', () => {
    const drawn = keepDrawn(new RouterContextProvider(), 'wave', html)
    expect(drawn).toEqual({ id: 'wave', html })
    expect(renderToStaticMarkup(<Shown drawn={drawn} />)).toContain('M0 0')
  })
})

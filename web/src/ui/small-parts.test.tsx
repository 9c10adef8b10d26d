import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../testing/accessible'
import { renderPart } from '../testing/render-part'
import { renderWithValue } from '../testing/render-with-value'
import { Avatar } from './avatar'
import { Button } from './button'
import { CountBadge } from './count-badge'
import { EmptyState } from './empty-state'
import { ErrorState } from './error-state'
import { MoveButtons } from './move-buttons'
import { Pager } from './pager'
import { SearchField } from './search-field'
import { StatusWay } from './status-way'
import { Steps } from './steps'
import { useKeptFocus } from './use-kept-focus'
import { useStoredState } from './use-stored-state'

describe('a button', () => {
  it('does nothing while its deed is under way, and keeps the focus', async () => {
    const press = vi.fn()
    const submit = vi.fn((event: React.FormEvent) => event.preventDefault())
    const { user } = renderPart(
      <form onSubmit={submit}>
        <Button type="submit" loading onClick={press}>
          Save
        </Button>
      </form>,
    )
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
    await user.tab()
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(button)
    expect(press).not.toHaveBeenCalled()
    expect(submit).not.toHaveBeenCalled()
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(button.disabled).toBe(false)
    await expectAccessible()
  })

  it('sends no form unless it says so', async () => {
    const submit = vi.fn((event: React.FormEvent) => event.preventDefault())
    const { user } = renderPart(
      <form onSubmit={submit}>
        <Button>Look</Button>
      </form>,
    )
    await user.click(screen.getByRole('button', { name: 'Look' }))
    expect(submit).not.toHaveBeenCalled()
  })
})

describe('a count', () => {
  it.each([
    [0, ''],
    [-1, ''],
    [7, '7'],
    [99, '99'],
    [100, '99+'],
  ])('of %i is drawn as %j', (count, drawn) => {
    const { container } = renderPart(<CountBadge count={count} />)
    expect(container.querySelector('.num')?.textContent ?? '').toBe(drawn)
  })

  it('is heard in words where it has them', () => {
    renderPart(<CountBadge count={120} label="120 unread messages" />)
    expect(screen.getByText('99+').getAttribute('aria-hidden')).toBe('true')
    expect(screen.getByText('120 unread messages')).toBeTruthy()
  })
})

describe('an avatar', () => {
  it.each([
    ['River Song', 'RS'],
    ['river', 'R'],
    ['支流 音乐', '支'],
    ['🎵 tune', '🎵'],
  ])('without a picture shows %j as %j', (name, letters) => {
    renderPart(<Avatar name={name} />)
    expect(screen.getByRole('img').textContent).toBe(letters)
  })

  it('of nobody is not told of', async () => {
    renderPart(<Avatar name=" " />)
    expect(screen.queryByRole('img')).toBeNull()
    await expectAccessible()
  })

  it('says who it is and what its seal means', async () => {
    renderPart(
      <Avatar name="River" src="/a.png" verified={{ style: 'company', label: 'Verified company' }} />,
    )
    expect(screen.getByRole('img', { name: 'River' })).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Verified company' })).toBeTruthy()
    await expectAccessible()
  })
})

describe('a pager', () => {
  const labels = { label: 'Pages', previousLabel: 'Before', nextLabel: 'After' }

  it('cannot go where there is nothing', async () => {
    const next = vi.fn()
    const { user } = renderPart(<Pager {...labels} onNext={next} summary="1 to 20" />)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Before' }).disabled).toBe(true)
    await user.click(screen.getByRole('button', { name: 'After' }))
    expect(next).toHaveBeenCalledOnce()
    await expectAccessible()
  })

  it.each([
    [1, 1, ['1']],
    [1, 9, ['1', '2', '…9']],
    [5, 9, ['1', '…4', '5', '6', '…9']],
    [9, 9, ['1', '…8', '9']],
    [2, 3, ['1', '2', '3']],
  ])('on page %i of %i shows the ends and the neighbours', (current, count, shown) => {
    const pages = { current, count, onSelect: () => {}, label: (page: number) => `Page ${page}` }
    renderPart(<Pager {...labels} pages={pages} />)
    expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual(shown)
    expect(screen.getByRole('button', { current: 'page' }).textContent).toBe(String(current))
  })

  it('goes to the page that is pressed', async () => {
    const select = vi.fn()
    const pages = { current: 1, count: 9, onSelect: select, label: (page: number) => `Page ${page}` }
    const { user } = renderPart(<Pager {...labels} pages={pages} />)
    await user.click(screen.getByRole('button', { name: 'Page 9' }))
    expect(select).toHaveBeenCalledWith(9)
  })
})

describe('a search field', () => {
  const draw = (first = '') =>
    renderWithValue(first, (value, change) => (
      <>
        <SearchField label="Search" hint="Title" value={value} onChange={change} />
        <button type="button" onClick={() => change('')}>
          Clear
        </button>
      </>
    ))
  const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' })

  it('searches once, a moment after the last letter', () => {
    vi.useFakeTimers()
    const { changes } = draw()
    fireEvent.change(field(), { target: { value: 'ri' } })
    act(() => void vi.advanceTimersByTime(200))
    fireEvent.change(field(), { target: { value: 'river ' } })
    act(() => void vi.advanceTimersByTime(299))
    expect(changes).toEqual([])
    act(() => void vi.advanceTimersByTime(1))
    expect(changes).toEqual(['river'])
    expect(field().value).toBe('river ')
  })

  it('searches at once when it is left, and not again later', () => {
    vi.useFakeTimers()
    const { changes } = draw()
    fireEvent.change(field(), { target: { value: 'river' } })
    fireEvent.blur(field())
    expect(changes).toEqual(['river'])
    act(() => void vi.advanceTimersByTime(1000))
    expect(changes).toEqual(['river'])
  })

  it('is emptied when the filters are', async () => {
    const { user } = draw('river')
    expect(field().value).toBe('river')
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(field().value).toBe('')
  })
})

describe('up and down', () => {
  function List() {
    const [names, setNames] = useState(['Alto', 'Bass', 'Tenor'])
    const move = (from: number, to: number) => {
      const next = [...names]
      next.splice(to, 0, ...next.splice(from, 1))
      setNames(next)
    }
    return (
      <ul>
        {names.map((name, index) => (
          <li key={name}>
            <span>{name}</span>
            <MoveButtons
              upLabel={`${name} up`}
              downLabel={`${name} down`}
              index={index}
              count={names.length}
              onMove={to => move(index, to)}
            />
          </li>
        ))}
      </ul>
    )
  }
  const order = () => screen.getAllByRole('listitem').map(item => item.textContent)
  const nextFrame = () => act(() => new Promise<void>(resolve => requestAnimationFrame(() => resolve())))

  it('move a row, and the button keeps the keyboard', async () => {
    const { user } = renderPart(<List />)
    await user.click(screen.getByRole('button', { name: 'Tenor up' }))
    await nextFrame()
    expect(order()).toEqual(['Alto', 'Tenor', 'Bass'])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Tenor up' }))
  })

  it('hand the keyboard to the neighbour at the end of the way', async () => {
    const { user } = renderPart(<List />)
    await user.click(screen.getByRole('button', { name: 'Bass up' }))
    await nextFrame()
    expect(order()).toEqual(['Bass', 'Alto', 'Tenor'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Bass up' }).disabled).toBe(true)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Bass down' }))
  })
})

describe('a numbered way', () => {
  const stateLabels = { done: 'done', now: 'in progress', next: 'to come', problem: 'needs you' }

  it('says in words where each step is, and marks the present one', async () => {
    const go = vi.fn()
    const { user } = renderPart(
      <Steps
        label="Publishing"
        stateLabels={stateLabels}
        steps={[
          { label: 'Information', state: 'done', onSelect: go },
          { label: 'Files', state: 'now' },
          { label: 'Signature', state: 'next' },
        ]}
      />,
    )
    expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual([
      'Information (done)',
      '2Files (in progress)',
      '3Signature (to come)',
    ])
    expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain('Files')
    await user.click(screen.getByRole('button', { name: /^Information\s*\(done\)$/ }))
    expect(go).toHaveBeenCalledOnce()
    await expectAccessible()
  })

  it('as dots is a picture with a sentence', async () => {
    renderPart(<StatusWay states={['done', 'now', 'next']} label="In review" />)
    expect(screen.getByRole('img', { name: 'In review' })).toBeTruthy()
    await expectAccessible()
  })
})

describe('a list without rows', () => {
  it('says what will be here', async () => {
    renderPart(<EmptyState title="No songs yet" action={<a href="/x">Publish one</a>} heading="h1" />)
    expect(screen.getByRole('heading', { level: 1, name: 'No songs yet' })).toBeTruthy()
    await expectAccessible()
  })

  it('tells of a failure without being asked, and tries again on demand', async () => {
    const retry = vi.fn()
    const { user } = renderPart(<ErrorState title="Did not come" retryLabel="Try again" onRetry={retry} />)
    expect(screen.getByRole('alert').textContent).toContain('Did not come')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledOnce()
  })
})

describe('kept focus', () => {
  function Place() {
    const [isThere, setIsThere] = useState(true)
    const place = useKeptFocus<HTMLElement>()
    return (
      <>
        <section ref={place} tabIndex={-1} aria-label="Tile">
          {isThere && (
            <button type="button" onClick={() => setIsThere(false)}>
              Choose
            </button>
          )}
        </section>
        <button type="button" onClick={() => setIsThere(false)}>
          Elsewhere
        </button>
      </>
    )
  }

  it('goes to the place when a button goes away with its deed', async () => {
    const { user } = renderPart(<Place />)
    await user.click(screen.getByRole('button', { name: 'Choose' }))
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Tile' }))
  })

  it('does not call back whoever went elsewhere', async () => {
    const { user } = renderPart(<Place />)
    screen.getByRole('button', { name: 'Choose' }).focus()
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' }))
  })
})

describe('what the browser remembers', () => {
  function Choice({ name }: { name?: string }) {
    const [value, setValue] = useStoredState(name, 'one')
    return (
      <button type="button" onClick={() => setValue('two')}>
        {value}
      </button>
    )
  }

  it('is there on the next visit', async () => {
    const { user, unmount } = renderPart(<Choice name="choice" />)
    await user.click(screen.getByRole('button', { name: 'one' }))
    unmount()
    renderPart(<Choice name="choice" />)
    expect(screen.getByRole('button').textContent).toBe('two')
  })

  it.each([
    ['nobody gave it a name', undefined],
    ['storage holds nonsense', 'broken'],
  ])('begins anew when %s', (_, name) => {
    localStorage.setItem('broken', '{')
    renderPart(<Choice name={name} />)
    expect(screen.getByRole('button').textContent).toBe('one')
  })

  it('lasts as long as the page where the browser forbids storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden')
    })
    const { user } = renderPart(<Choice name="choice" />)
    await user.click(screen.getByRole('button', { name: 'one' }))
    expect(screen.getByRole('button').textContent).toBe('two')
  })
})

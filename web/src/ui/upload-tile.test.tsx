import { screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../testing/accessible'
import { dropFiles } from '../testing/files'
import { renderPart } from '../testing/render-part'
import { UploadTile } from './upload-tile'

type Props = ComponentProps<typeof UploadTile>
const usual: Props = {
  state: 'empty',
  title: 'Recording',
  progressLabel: 'Upload',
  chooseLabel: 'Choose a file',
  accept: { 'audio/wav': ['.wav'] },
  maxSize: 10,
  onFiles: () => {},
}
const song = new File(['sound'], 'song.wav', { type: 'audio/wav' })
const chooser = (container: HTMLElement) =>
  container.querySelector<HTMLInputElement>('input[type="file"]') as Element

describe('a tile for a file', () => {
  it('takes a chosen file', async () => {
    const files = vi.fn()
    const { container, user } = renderPart(<UploadTile {...usual} onFiles={files} />)
    await user.upload(chooser(container) as HTMLElement, song)
    await waitFor(() => expect(files).toHaveBeenCalledWith([song]))
    await expectAccessible()
  })

  it('takes a dropped file', async () => {
    const files = vi.fn()
    renderPart(<UploadTile {...usual} onFiles={files} />)
    dropFiles(screen.getByRole('group', { name: 'Recording' }), song)
    await waitFor(() => expect(files).toHaveBeenCalledOnce())
  })

  it.each([
    ['of another kind', new File(['x'], 'cover.png', { type: 'image/png' }), 'file-invalid-type'],
    ['that is too large', new File(['x'.repeat(11)], 'song.wav', { type: 'audio/wav' }), 'file-too-large'],
  ])('refuses a file %s before anything is sent', async (_, file, code) => {
    const files = vi.fn()
    const refused = vi.fn()
    renderPart(<UploadTile {...usual} onFiles={files} onRefused={refused} />)
    dropFiles(screen.getByRole('group'), file)
    await waitFor(() => expect(refused).toHaveBeenCalledOnce())
    expect(refused.mock.calls[0]?.[0][0].errors[0].code).toBe(code)
    expect(files).not.toHaveBeenCalled()
  })

  it('that is closed offers no button and takes nothing', () => {
    const files = vi.fn()
    renderPart(<UploadTile {...usual} disabled onFiles={files} />)
    expect(screen.queryByRole('button')).toBeNull()
    dropFiles(screen.getByRole('group'), song)
    expect(files).not.toHaveBeenCalled()
  })

  it.each<[Props['state'], number, string | null]>([
    ['sending', 0.42, '42'],
    ['paused', 2, '100'],
    ['failed', -1, '0'],
    ['checking', 0, null],
    ['checking', 0.5, '50'],
  ])('%s at %d tells its share as %j', async (state, progress, share) => {
    renderPart(<UploadTile {...usual} state={state} progress={progress} />)
    expect(screen.getByRole('progressbar', { name: 'Upload' }).getAttribute('aria-valuenow')).toBe(share)
    await expectAccessible()
  })

  it.each<Props['state']>(['empty', 'done'])('%s has nothing under way', state => {
    renderPart(<UploadTile {...usual} state={state} />)
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('offers what can be done now, in one order', async () => {
    const run = vi.fn()
    const { user } = renderPart(
      <UploadTile
        {...usual}
        state="failed"
        error="The line broke"
        remove={{ label: 'Remove', run }}
        retry={{ label: 'Try again', run }}
        replaceLabel="Replace"
      />,
    )
    expect(screen.getAllByRole('button').map(button => button.getAttribute('aria-label'))).toEqual([
      'Try again',
      'Replace',
      'Remove',
    ])
    expect(screen.getByRole('alert').textContent).toBe('The line broke')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(run).toHaveBeenCalledOnce()
  })

  it('keeps one button for pausing and going on, so that the focus stays', async () => {
    const tile = (state: Props['state']) => {
      const run = () => draw(state === 'sending' ? 'paused' : 'sending')
      return state === 'sending' ? { pause: { label: 'Pause', run } } : { resume: { label: 'Go on', run } }
    }
    let draw = (_: Props['state']) => {}
    const { user, rerender } = renderPart(<div />)
    draw = state => rerender(<UploadTile {...usual} state={state} {...tile(state)} />)
    draw('sending')
    await user.click(screen.getByRole('button', { name: 'Pause' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Go on' }))
  })
})

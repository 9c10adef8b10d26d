import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { checkAgreementHash } from '#contract/rights/agreement-calls'
import { expectAccessible } from '../../../testing/accessible'
import { sampleOf } from '../../../testing/sample-of'
import { answer, sent } from '../../../testing/server'
import { visitAsGuest } from '../../../testing/visit'
import { say } from '../../../testing/words'

const t = say('guest')
const hash = 'a'.repeat(64)
const known = sampleOf(checkAgreementHash.output, {
  sha256: hash,
  agreement: {
    number: 'A-7',
    title: 'Night boat',
    signer_masked: '林*',
    signed_at: '2026-03-04T05:06:07.000Z',
  },
})

const open = (query = '') => visitAsGuest(`/agreement-check${query}`)
const chosen = () => screen.findByLabelText<HTMLInputElement>(new RegExp(t('agreement.choose')))

describe('checking an agreement', () => {
  it('says of a document that was signed here which one it is, and in whose time', async () => {
    answer(checkAgreementHash, known)
    await open(`?sha256=${hash}`)
    expect(await screen.findByText(t('agreement.known'))).toBeTruthy()
    expect(screen.getByText('A-7')).toBeTruthy()
    expect(screen.getByText('2026-03-04 13:06:07 (UTC+8)')).toBeTruthy()
    await expectAccessible()
  })

  it('says of a receipt that was issued here which withdrawal it is of', async () => {
    const document = {
      ...({ kind: 'receipt', number: 'W-7', issuer: 'Tributary Ltd' } as const),
      made_at: '2026-03-04T05:06:07.000Z',
    }
    answer(checkAgreementHash, { sha256: hash, agreement: null, document })
    await open(`?sha256=${hash}`)
    expect(await screen.findByText(t('agreement.issued'))).toBeTruthy()
    expect(screen.getByText(t('agreement.document.receipt', { number: 'W-7' }))).toBeTruthy()
    await expectAccessible()
  })

  it('says so of a document that was not', async () => {
    answer(checkAgreementHash, { sha256: hash, agreement: null })
    await open(`?sha256=${hash}`)
    expect(await screen.findByText(t('agreement.unknown'))).toBeTruthy()
    expect(screen.getByDisplayValue(hash)).toBeTruthy()
  })

  it('asks nobody about what is no hash', async () => {
    await open('?sha256=hello')
    expect(await screen.findByText(t('agreement.notAHash'))).toBeTruthy()
    expect(sent(checkAgreementHash)).toEqual([])
  })

  it('takes a file, which never leaves the browser', async () => {
    answer(checkAgreementHash, ({ sha256 }) => ({ sha256, agreement: null }))
    const { user, router } = await open()
    const file = new File(['abc'], 'agreement.pdf', { type: 'application/pdf' })
    // The DOM of the tests cannot read a file by itself.
    file.arrayBuffer = async () => new TextEncoder().encode('abc').buffer as ArrayBuffer
    await user.upload(await chosen(), file)
    // What SHA-256 makes of abc.
    const expected = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
    await waitFor(() => expect(router.state.location.search).toBe(`?sha256=${expected}`))
    expect(sent(checkAgreementHash)).toEqual([{ sha256: expected }])
  })

  it('that cannot read the file says so, and can be tried again', async () => {
    const { user } = await open()
    vi.spyOn(crypto.subtle, 'digest').mockRejectedValueOnce(new Error('broken'))
    await user.upload(await chosen(), new File(['abc'], 'agreement.pdf', { type: 'application/pdf' }))
    expect(await screen.findByText(t('agreement.failed'))).toBeTruthy()
    expect(await chosen()).toBeTruthy()
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { resultBlocks, resultProblems } from '#contract/payouts/batch'
import {
  applyBankResult,
  grantBatchFile,
  listBankResultLines,
  listBatches,
  readBankResult,
  readBatch,
} from '#contract/payouts/batch-calls'
import { batchPayoutsExportPath, resultLinesExportPath } from '#contract/payouts/withdrawal-files'
import { expectAccessible } from '../../../../testing/accessible'
import { leftFor } from '../../../../testing/browser-parts'
import { dropFiles } from '../../../../testing/files'
import { button, descriptionOf } from '../../../../testing/forms'
import { codeLabel, giveCode } from '../../../../testing/give-code'
import { itHasFourStates } from '../../../../testing/list-states'
import { sampleOf } from '../../../../testing/sample-of'
import { answer, refuse, sent } from '../../../../testing/server'
import { visitAsStaff } from '../../../../testing/visit'
import { say } from '../../../../testing/words'

const t = say('payout-desk')
const shell = say('shell')
const fileOf = (path: string) =>
  screen
    .getAllByRole('link', { name: shell('export.as', { format: 'CSV' }) })
    .map(link => link.getAttribute('href'))
    .find(href => href?.startsWith(path))
const operator = say('operator')

const made = {
  ...{ id: 117, number: '0117', layout: 'CMB', currency: 'CNY', payouts: 3, sum: '98214.60' },
  ...{ made_by: 'finance', paid: 1, failed: 1, open: 1 },
  file: { name: 'batch-0117.csv', size: 5320, sha256: 'b5bb9d80' },
}
type Wanted = NonNullable<Parameters<typeof sampleOf<typeof readBatch.output>>[1]>

const result = {
  ...{ id: 5, batch: { id: 117, number: '0117' }, file_name: 'answer.csv', lines: 4, read_by: 'finance' },
  ...{ paid: 2, paid_sum: '900.00', failed: 1, failed_sum: '12.00', problems: 1, unmentioned: 0 },
  can: { apply: true },
}

async function open(wanted: Wanted = {}) {
  answer(readBatch, sampleOf(readBatch.output, { batch: made, ...wanted }))
  const shown = await visitAsStaff('/operator/payouts/batch?id=117', ['finance'])
  await screen.findByRole('heading', { level: 1, name: t('batch.title', { number: '0117' }) })
  return shown
}

describe('batches', () => {
  itHasFourStates(() => visitAsStaff('/operator/payouts/batches', ['finance']), {
    call: listBatches,
    none: sampleOf(listBatches.output, {}),
    some: sampleOf(listBatches.output, { items: [made] }),
    row: '0117',
    whenNone: t('batches.empty'),
    whenFailed: operator('unreachable.title'),
    retry: operator('retry'),
  })
})

describe('a batch', () => {
  it('shows each payout with what the bank said', async () => {
    await open({
      items: [
        { position: 1, withdrawal: { id: 1, number: 'W-1' }, amount: '10.00', outcome: 'paid' },
        { position: 2, withdrawal: { id: 2, number: 'W-2' }, amount: '20.00', outcome: 'failed' },
        { position: 3, withdrawal: { id: 3, number: 'W-3' }, amount: '30.00', outcome: null },
      ],
    })
    const rows = within(screen.getByRole('table', { name: t('items.caption') })).getAllByRole('row')
    expect(rows.slice(1).map(row => row.lastElementChild?.textContent)).toEqual([
      t('outcome.paid'),
      t('outcome.failed'),
      t('outcome.open'),
    ])
    expect(screen.getByText(t('batch.progress', { paid: 1, failed: 1, open: 1 }))).toBeTruthy()
    expect(fileOf(batchPayoutsExportPath)).toMatch(/\?id=\d+&format=csv$/)
    await expectAccessible()
  })

  it('waits for its file, and offers nothing of it before', async () => {
    await open({ batch: { ...made, file: null } })
    expect(screen.getByText(t('file.writing'))).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('file.download') })).toBeNull()
    expect(screen.queryByRole('button', { name: t('result.choose') })).toBeNull()
  })

  it('gives its file for a code, and says at the field what is wrong with one', async () => {
    refuse(grantBatchFile, 'wrongCode', { message: 'That code is wrong.' })
    const { user } = await open()
    await user.click(button(t('file.download')))
    const code = () => screen.findByLabelText(codeLabel)
    await giveCode(user, '12')
    await waitFor(async () => expect(descriptionOf(await code())).toContain(operator('factor.incomplete')))
    expect(sent(grantBatchFile)).toEqual([])
    await giveCode(user)
    await waitFor(async () => expect(descriptionOf(await code())).toContain('That code is wrong.'))
    answer(grantBatchFile, { url: '/api/payouts/batch-file?grant=x' })
    await giveCode(user, '654321')
    await waitFor(() => expect(sent(grantBatchFile).at(-1)).toEqual({ id: 117, code: '654321' }))
    await waitFor(() => expect(leftFor).toContain('/api/payouts/batch-file?grant=x'))
  })

  it('that does not exist says so', async () => {
    refuse(readBatch, 'notFound')
    await visitAsStaff('/operator/payouts/batch?id=9', ['finance'])
    expect(await screen.findByText(t('batch.missing'))).toBeTruthy()
  })
})

describe('a bank’s answer', () => {
  it('is read when it is dropped; what cannot be read says so', async () => {
    refuse(readBankResult, 'invalidInput', { message: 'There is no column with references.' })
    await open()
    const tile = screen.getByRole('group', { name: t('result.upload') })
    dropFiles(tile, new File(['a,b'], 'answer.csv', { type: 'text/csv' }))
    expect(await screen.findByText('There is no column with references.')).toBeTruthy()
    expect(sent(readBankResult)).toEqual([{ batch_id: 117 }])
  })

  it('shows what it would do, problems with their reasons, and is carried out when somebody says so', async () => {
    answer(
      listBankResultLines,
      sampleOf(listBankResultLines.output, {
        items: resultProblems.map((problem, position) => ({ position, reference: `T-${position}`, problem })),
      }),
    )
    answer(applyBankResult, sampleOf(applyBankResult.output, { ...result, applied_by: 'finance' }))
    const { user } = await open({ results: [result] })
    const card = screen.getByRole('article', { name: t('result.would', { file: 'answer.csv' }) })
    expect(card.textContent).toContain('900.00')
    const lines = await within(card).findByRole('table')
    for (const problem of resultProblems) expect(lines.textContent).toContain(t(`problem.${problem}`))
    expect(fileOf(resultLinesExportPath)).toBe(`${resultLinesExportPath}?id=5&format=csv`)
    await user.click(within(card).getByRole('button', { name: t('result.apply') }))
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog.textContent).toContain(t('result.applyText', { paid: 2, failed: 1 }))
    expect(sent(applyBankResult)).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: t('result.apply') }))
    await giveCode(user)
    await waitFor(() => expect(sent(applyBankResult)).toEqual([{ id: 5, code: '123456' }]))
  })

  it('that is being carried out says how far it is, and asks for no second time', async () => {
    const applying = { by: 'finance2', since: '2026-11-03T00:00:00.000Z', done: 400, total: 10_000 }
    await open({ results: [{ ...result, problems: 0, applying, can: { apply: false } }] })
    const bar = screen.getByRole('progressbar', { name: t('result.applying') })
    expect(bar.getAttribute('aria-valuenow')).toBe('400')
    expect(bar.getAttribute('aria-valuetext')).toBe(t('result.progress', { done: '400', total: '10,000' }))
    expect(screen.queryByRole('button', { name: t('result.apply') })).toBeNull()
  })

  it('that stopped because who asked for it has left says so, and is applied again', async () => {
    const stopped = { by: 'finance2', since: '2026-11-03T00:00:00.000Z', done: 400, total: 10_000 }
    await open({ results: [{ ...result, problems: 0, stopped, can: { apply: true } }] })
    const said = screen.getByText(content => content.includes('finance2') && content.includes('400'))
    expect(said.textContent).toContain('10,000')
    expect(button(t('result.apply'))).toBeTruthy()
  })

  it.each(resultBlocks)(
    'that is not to be trusted because of %s says so, and cannot be carried out',
    async blocked => {
      answer(listBankResultLines, sampleOf(listBankResultLines.output, {}))
      await open({ results: [{ ...result, blocked, can: { apply: false } }] })
      expect(screen.getByText(t(`result.blocked.${blocked}`))).toBeTruthy()
      expect(screen.queryByRole('button', { name: t('result.apply') })).toBeNull()
    },
  )

  it('that was carried out is only told of', async () => {
    await open({
      results: [
        { ...result, applied_by: 'finance2', applied_at: '2026-11-03T00:00:00.000Z', can: { apply: false } },
      ],
    })
    const card = screen.getByRole('article', { name: t('result.did', { file: 'answer.csv' }) })
    expect(within(card).queryByRole('button', { name: t('result.apply') })).toBeNull()
  })
})

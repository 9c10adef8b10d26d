import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { archiveBatchLayout, listBatchLayouts, saveBatchLayout } from '#contract/payouts/batch-calls'
import { expectAccessible } from '../../../../testing/accessible'
import { button, field, isInvalid } from '../../../../testing/forms'
import { giveCode } from '../../../../testing/give-code'
import { itHasFourStates } from '../../../../testing/list-states'
import { sampleOf } from '../../../../testing/sample-of'
import { answer, sent } from '../../../../testing/server'
import { visitAsStaff } from '../../../../testing/visit'
import { say } from '../../../../testing/words'

const t = say('payout-desk')
const operator = say('operator')

const layouts = sampleOf(listBatchLayouts.output, [
  {
    ...{ id: 3, version: 4, name: 'CMB', format: 'csv', has_header: true },
    columns: [
      { field: 'account', title: 'Account' },
      { field: 'amount', title: 'Sum' },
    ],
  },
])

async function open(address = '/operator/payouts/layout?id=3') {
  answer(listBatchLayouts, layouts)
  const shown = await visitAsStaff(address, ['finance'])
  await screen.findByRole('heading', { level: 2, name: t('layouts.preview') })
  return shown
}

itHasFourStates(() => visitAsStaff('/operator/payouts/layouts', ['finance']), {
  call: listBatchLayouts,
  none: [],
  some: layouts,
  row: 'CMB',
  whenNone: t('layouts.empty'),
  whenFailed: operator('unreachable.title'),
  retry: operator('retry'),
})

it('is edited column by column, with a preview that follows', async () => {
  const { user } = await open()
  const preview = screen.getByRole('region', { name: t('layouts.preview') })
  expect(preview.textContent).toContain('Account,Sum')
  await user.click(button(t('layouts.column.down', { place: 1 })))
  expect(preview.textContent).toContain('Sum,Account')
  await user.click(button(t('layouts.addRow.columns')))
  await user.fill(screen.getByLabelText(t('layouts.column.title', { place: 3 })), 'Kind')
  await user.fill(screen.getByLabelText(t('layouts.column.text', { place: 3 })), 'Salary, other')
  expect(preview.textContent).toContain('"Salary, other"')
  await user.click(button(t('layouts.column.remove', { place: 1 })))
  await user.click(screen.getByRole('radio', { name: t('format.xlsx') }))
  expect(within(preview).getByRole('table').textContent).toContain('Kind')
  await expectAccessible()
  answer(saveBatchLayout, { layout: layouts[0] ?? null, waiting: null })
  await user.click(button(t('layouts.save')))
  await giveCode(user)
  await waitFor(() => expect(sent(saveBatchLayout)[0]).toMatchObject({ id: 3, version: 4 }))
  expect(sent(saveBatchLayout)[0]?.layout).toMatchObject({
    format: 'xlsx',
    columns: [
      { field: 'account', title: 'Account', text: '' },
      { field: 'fixed', title: 'Kind', text: 'Salary, other' },
    ],
  })
})

it('carries its running number and control sum in rows above or below the table', async () => {
  const { user } = await open()
  const preview = screen.getByRole('region', { name: t('layouts.preview') })
  await user.click(button(t('layouts.addRow.head')))
  await user.click(button(t('layouts.addRow.foot')))
  const foot = { where: t('layouts.rows.foot'), place: 1 }
  await user.fill(screen.getByLabelText(t('layouts.row.title', foot)), 'Control')
  expect(preview.textContent).toMatch(
    new RegExp(`${t('summary.sum')},24152.57\\nAccount,Sum[^]*Control,24152.57$`),
  )
  await expectAccessible()
  answer(saveBatchLayout, { layout: layouts[0] ?? null, waiting: null })
  await user.click(button(t('layouts.save')))
  await giveCode(user)
  await waitFor(() =>
    expect(sent(saveBatchLayout)[0]?.layout).toMatchObject({
      head_rows: [{ field: 'sum', title: t('summary.sum'), text: '' }],
      foot_rows: [{ field: 'sum', title: 'Control', text: '' }],
    }),
  )
})

it('needs a name when it is new, and has an address of its own once it is kept', async () => {
  answer(saveBatchLayout, ({ layout }) => {
    const kept = { ...layout, id: 8, version: 1 }
    answer(listBatchLayouts, [...layouts, kept])
    return { layout: kept, waiting: null }
  })
  const { user, router } = await open('/operator/payouts/layout')
  await user.click(button(t('layouts.save')))
  expect(isInvalid(field(t('layouts.name')))).toBe(true)
  expect(sent(saveBatchLayout)).toEqual([])
  await user.fill(field(t('layouts.name')), 'ICBC')
  await user.click(button(t('layouts.save')))
  await giveCode(user)
  await waitFor(() => expect(router.state.location.search).toBe('?id=8'))
  expect(await screen.findByRole('heading', { level: 1, name: 'ICBC' })).toBeTruthy()
  expect(sent(saveBatchLayout)[0]).not.toHaveProperty('id')
})

it('is retired after a question', async () => {
  answer(archiveBatchLayout, null)
  const { user, router } = await open()
  await user.click(button(t('layouts.archive')))
  const dialog = await screen.findByRole('alertdialog')
  await user.click(within(dialog).getByRole('button', { name: t('layouts.archive') }))
  await giveCode(user)
  await waitFor(() => expect(sent(archiveBatchLayout)).toEqual([{ id: 3, code: '123456' }]))
  await waitFor(() => expect(router.state.location.pathname).toBe('/operator/payouts/layouts'))
})

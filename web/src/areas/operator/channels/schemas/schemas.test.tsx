import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listSchemas, removeSchemas, uploadSchema } from '#contract/distribution/schema-calls'
import { expectAccessible } from '../../../../testing/accessible'
import { dropFiles } from '../../../../testing/files'
import { itHasFourStates } from '../../../../testing/list-states'
import { sampleOf } from '../../../../testing/sample-of'
import { answer, refuse, sent } from '../../../../testing/server'
import { visitAsStaff } from '../../../../testing/visit'
import { say } from '../../../../testing/words'

const t = say('channels')
const operator = say('operator')
const first = 'release-notification.xsd'
const second = 'allowed-value-sets.xsd'
const uploaded = { at: '2026-03-04T05:06:07.000Z', by: 'Ada', size: 1536 }

const schemasOf = (source: 'folder' | 'uploaded' | 'missing', ...there: string[]) =>
  sampleOf(listSchemas.output, [
    {
      format: 'ern-4.3.2',
      source,
      files: [first, second].map(name => ({ name, uploaded: there.includes(name) ? uploaded : null })),
    },
  ])

async function open(schemas = schemasOf('missing')) {
  answer(listSchemas, schemas)
  const shown = await visitAsStaff('/operator/channels/schemas')
  await screen.findByRole('heading', { name: 'ERN 4.3.2' })
  return shown
}
const tile = () => screen.getByRole('group', { name: t('schemas.upload') })
const xsd = (name: string) => new File(['<xs:schema/>'], name, { type: 'application/xml' })

describe('the schemas of DDEX', () => {
  itHasFourStates(() => visitAsStaff('/operator/channels/schemas'), {
    call: listSchemas,
    none: schemasOf('missing'),
    some: schemasOf('uploaded', first, second),
    row: t('schemas.source.uploaded'),
    whenNone: t('schemas.missingText'),
    whenFailed: operator('unreachable.title'),
    retry: operator('retry'),
  })

  it('say which are there and who brought them, and where DDEX gives them', async () => {
    await open(schemasOf('missing', first))
    expect(screen.getByText(/Ada.*1\.5 KB/)).toBeTruthy()
    expect(screen.getByText(t('schemas.notUploaded'))).toBeTruthy()
    const way = screen.getByRole('link', { name: t('schemas.open') })
    expect(new URL(way.getAttribute('href') ?? '').hostname).toBe('kb.ddex.net')
    await expectAccessible()
  })

  it('are uploaded one after the other', async () => {
    answer(uploadSchema, { name: first })
    await open()
    answer(listSchemas, schemasOf('uploaded', first, second))
    dropFiles(tile(), xsd(first), xsd(second))
    expect(await screen.findByText(t('schemas.source.uploaded'))).toBeTruthy()
    expect(sent(uploadSchema)).toEqual([{ format: 'ern-4.3.2' }, { format: 'ern-4.3.2' }])
  })

  it('that the server does not take are told in its words', async () => {
    refuse(uploadSchema, 'invalidInput', { fields: { file: 'This file belongs to another version of ERN.' } })
    await open()
    dropFiles(tile(), xsd(first))
    expect(await screen.findByText('This file belongs to another version of ERN.')).toBeTruthy()
  })

  it('are not sent when they are something else', async () => {
    await open()
    dropFiles(tile(), new File(['%PDF'], 'notes.pdf', { type: 'application/pdf' }))
    expect(await screen.findByText(t('schemas.notXsd'))).toBeTruthy()
    expect(sent(uploadSchema)).toEqual([])
  })

  it('that lie on the server need no upload', async () => {
    await open(schemasOf('folder'))
    expect(screen.getByText(t('schemas.folderText'))).toBeTruthy()
    expect(screen.queryByRole('group', { name: t('schemas.upload') })).toBeNull()
  })

  it('are removed after a question', async () => {
    answer(removeSchemas, null)
    const { user } = await open(schemasOf('uploaded', first, second))
    await user.click(screen.getByRole('button', { name: t('schemas.remove') }))
    const question = await screen.findByRole('alertdialog', {
      name: t('schemas.ask', { format: 'ERN 4.3.2' }),
    })
    await user.click(within(question).getByRole('button', { name: t('schemas.remove') }))
    await waitFor(() => expect(sent(removeSchemas)).toEqual([{ format: 'ern-4.3.2' }]))
  })
})

// What a member is asked to accept, as a file: what the page shows, and nothing to those who are not verified.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { invitationsExportPath, listSplitInvitations } from '#contract/income/split-calls'
import type { Language } from '#contract/language'
import { byCursor } from '../../../platform/export/by-cursor'
import { serveExport } from '../../../platform/export/serve-export'
import type { Column } from '../../../platform/export/table'
import type { CallEnvironment } from '../../../platform/http/bind-calls'
import { say } from '../../../platform/texts/texts'
import './export-splits.texts'
import { listOwnInvitations } from './list-invitations'

export function registerInvitationsExport(app: FastifyInstance, environment: CallEnvironment) {
  const { secrets } = environment.services
  serveExport(app, environment, {
    path: invitationsExportPath,
    like: listSplitInvitations,
    input: z.object({}),
    async open({ actor, now, language, read }) {
      return {
        title: say('splits.export.invitations', language),
        plainName: 'split-invitations',
        columns: columnsIn(language),
        rows: byCursor(page => read(tx => listOwnInvitations({ tx, actor, now, secrets, input: page }))),
      }
    },
  })
}

type Invitation = Awaited<ReturnType<typeof listOwnInvitations>>['items'][number]

function columnsIn(language: Language): Column<Invitation>[] {
  const heading = (name: string) => say(`splits.export.${name}`, language)
  return [
    { heading: heading('track'), kind: 'text', value: ({ track }) => track.title },
    { heading: heading('artists'), kind: 'text', value: ({ track }) => track.artists },
    { heading: 'ISRC', kind: 'text', value: ({ track }) => track.isrc },
    { heading: heading('owner'), kind: 'text', value: invitation => invitation.owner_name },
    { heading: heading('percent'), kind: 'number', value: invitation => invitation.percent },
    { heading: heading('from'), kind: 'text', value: invitation => invitation.from_month },
    { heading: heading('before'), kind: 'number', value: invitation => invitation.percent_before },
    { heading: heading('role'), kind: 'text', value: invitation => invitation.role },
    {
      heading: heading('paidFor'),
      kind: 'text',
      value: ({ paid_for }) => heading(`paidFor.${paid_for}`),
    },
    { heading: heading('until'), kind: 'time', value: invitation => new Date(invitation.ends_at) },
    {
      heading: heading('state'),
      kind: 'text',
      value: ({ answer }) => heading(answer === 'accepted' ? 'state.accepted' : 'state.asked'),
    },
  ]
}

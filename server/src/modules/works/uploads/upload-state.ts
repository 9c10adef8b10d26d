import type { uploadState } from '#contract/works/calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { say } from '../../../platform/texts/texts'
import { findSession } from './upload-sessions.queries'
import './work-uploads.texts'

export async function readUploadState({ tx, input, actor, language }: CallContext<typeof uploadState>) {
  const session = await findSession(tx, input.upload_id)
  if (!session || session.member_id !== actor.memberId) throw new Refusal('notFound')
  return { state: session.state, problem: session.problem && say(session.problem, language) }
}

import { listAudit, readAuditChoices } from '#contract/audit/calls'
import { handle } from '../../platform/http/call-handler'
import { listTheAudit, readTheChoices } from './list-audit'

export const auditRoutes = [handle(listAudit, listTheAudit), handle(readAuditChoices, readTheChoices)]

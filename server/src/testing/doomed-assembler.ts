// Puts the parts of an upload together in a process of its own that dies before its so manieth statement:
// OWNER_URL AGENT_ID S3_SETTINGS UPLOAD_ID STATEMENT
import { assembleUpload } from '../modules/works/uploads/assemble-upload.job'
import { Database } from '../platform/database/database'
import { createLog } from '../platform/log'
import { s3Storage } from '../platform/storage/s3-storage'
import { uploadReceivers } from '../upload-receivers'
import { dyingAt } from './dying-at'
import { testLogin } from './test-login'
import { testServices } from './test-services'

const [ownerUrl = '', agentId = '', bucket = '{}', uploadId = '', statement = '0'] = process.argv.slice(2)
const log = createLog('silent')
await assembleUpload(uploadReceivers).run({
  ...{ log, agentId: Number(agentId), payload: { uploadId } },
  database: new Database(testLogin(ownerUrl), log, { watch: dyingAt(Number(statement)) }),
  services: { ...(await testServices()), storage: s3Storage(JSON.parse(bucket)) },
})
process.exit()

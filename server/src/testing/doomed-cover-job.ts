// Asks the image model or draws a design in a process of its own that dies as in a power cut, before its so manieth statement.
// OWNER_URL AGENT_ID FOLDER STATEMENT picture|drawing ID MODEL_URL
import { join } from 'node:path'
import { drawCoverDesign } from '../modules/covers/drawing/draw-design.job'
import { makeAskedPicture } from '../modules/covers/pictures/make-picture.job'
import { Database } from '../platform/database/database'
import { createLog } from '../platform/log'
import { diskStorage } from '../platform/storage/disk-storage'
import { dyingAt } from './dying-at'
import { modelAt } from './image-server'
import { testLogin } from './test-login'
import { testServices } from './test-services'

const [ownerUrl = '', agentId = '', folder = '', statement = '0', what = '', id = '', model = ''] =
  process.argv.slice(2)
const log = createLog('silent')
const storage = diskStorage(join(folder, 'files'))
const place = {
  ...{ log, agentId: Number(agentId) },
  database: new Database(testLogin(ownerUrl), log, { watch: dyingAt(Number(statement)) }),
  services: { ...(await testServices()), storage, imageModel: modelAt(model) },
}
if (what === 'picture') await makeAskedPicture.run({ ...place, payload: { id: Number(id) } })
else await drawCoverDesign.run({ ...place, payload: { drawingId: Number(id) } })
process.exit()

import type { Log } from '../log'
import { projectFolder } from '../project-folder'
import { threadedRenderer } from './threaded-renderer'

export async function productionPages(log: Log) {
  return {
    renderer: await threadedRenderer(
      projectFolder('build/server/page-thread.js'),
      projectFolder('build/web/server/index.js'),
      log,
    ),
    clientFolder: projectFolder('build/web/client'),
  }
}

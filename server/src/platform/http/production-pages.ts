import { projectFolder } from '../project-folder'
import { builtRenderer } from './page-renderer'

export async function productionPages() {
  return {
    renderer: await builtRenderer(projectFolder('build/web/server/index.js')),
    clientFolder: projectFolder('build/web/client'),
  }
}

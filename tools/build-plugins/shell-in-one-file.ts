import type { Plugin } from 'vite'

/**
 * What every page loads anyway, in one file: twenty small ones compress worse and take more requests. It is what the entry and the root
 * import, and what the home page shares with others. Which that is, the imports say: by the names of folders it would be more, with all
 * that those files import.
 */
export function shellInOneFile(): Plugin {
  const always = /\/web\/src\/(entry\.client|root)\.tsx(\?|$)/
  const home = /\/web\/src\/areas\/guest\/(layout|home\/home)\.tsx(\?|$)/
  /** Home imports the links of all areas by one name, and uses those of guests. */
  const ofOtherAreas = /\/web\/src\/lib\/link-tables\/(member|operator)\.ts(\?|$)/
  const shell = new Set<string>()
  return {
    name: 'shell-in-one-file',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: 'shell', test: id => shell.has(id) }] } },
        },
      },
    }),
    buildEnd() {
      const loadedWith = (start: RegExp) => {
        const found = new Set([...this.getModuleIds()].filter(id => start.test(id)))
        for (const id of found) for (const next of this.getModuleInfo(id)?.importedIds ?? []) found.add(next)
        return found
      }
      const ofHome = loadedWith(home)
      const isShared = (id: string) => this.getModuleInfo(id)?.importers.some(from => !ofHome.has(from))
      shell.clear()
      for (const id of [...loadedWith(always), ...[...ofHome].filter(isShared)]) {
        if (!always.test(id) && !ofOtherAreas.test(id) && !id.endsWith('.css')) shell.add(id)
      }
      if (shell.size === 0) this.error('Nothing is loaded by every page: check shellInOneFile')
    },
  }
}

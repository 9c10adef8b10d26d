// A new design is kept first and opened then: what the editor shows has a place from its first stroke on.
import { useNavigate } from 'react-router'
import { readTemplate } from '#contract/covers/calls'
import { designLimits } from '#contract/covers/design'
import { createDesign } from '#contract/covers/design-calls'
import { type Scene, sceneVersion } from '#contract/covers/scene'
import { withNames } from '#covers/edit/with-names'
import type { Words } from '#covers/layouts/layout'
import { refreshDesigns } from '../../../../features/covers/design-queries'
import { useOnce } from '../../../../features/forms/use-once'
import { api } from '../../../../lib/api'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'

const blank: Scene = { version: sceneVersion, ground: '#ffffff', layers: [] }

/** What it is made for: its number, and its names for templates. */
export interface DesignedFor extends Words {
  workId: number
}

export function useNewDesign(made: DesignedFor | undefined) {
  const t = useWords('covers')
  const navigate = useNavigate()
  const [once, isBusy] = useOnce()

  async function keep(scene: Scene, usual: string) {
    const name = [...(made?.title.trim() || usual)].slice(0, designLimits.name).join('')
    const { data } = await api(createDesign, { name, scene, work_id: made?.workId })
    void refreshDesigns()
    await navigate(links.editCover(data.id))
  }

  return {
    isBusy,
    beginBlank: () => once(() => keep(blank, t('library.untitled'))),
    beginWith: (templateId: number) =>
      once(async () => {
        const { data } = await api(readTemplate, { id: templateId })
        await keep(made ? withNames(data.scene, made) : data.scene, data.name)
      }),
  }
}

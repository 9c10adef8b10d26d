import { PageHeader } from '../../ui/page-header'
import { ToastProvider } from '../../ui/toast'
import { KitActions } from './kit-actions'
import { KitCharts } from './kit-charts'
import { KitForms } from './kit-forms'
import { KitLists } from './kit-lists'
import { KitMotif } from './kit-motif'
import { KitOverlays } from './kit-overlays'
import { KitStatus } from './kit-status'
import { KitTheme } from './kit-theme'
import { KitType } from './kit-type'
import { KitUploads } from './kit-uploads'

const anchors = ['type', 'actions', 'forms', 'uploads', 'status', 'lists', 'overlays', 'motif', 'charts']

/** Every primitive in every state, to look at while building. Development only. */
export default function KitPage() {
  return (
    <ToastProvider closeLabel="Close">
      <main className="page">
        <PageHeader
          title="The kit"
          lead="Ink on paper, one vermilion that asks, one river green that has settled. Lines are the motif."
          actions={<KitTheme />}
        />
        <nav aria-label="Parts of the kit" className="flex flex-wrap gap-x-5 py-6">
          {anchors.map(anchor => (
            <a
              key={anchor}
              href={`#${anchor}`}
              className="py-1.5 font-semibold text-soft underline-offset-4 hover:text-ink hover:underline"
            >
              {anchor}
            </a>
          ))}
        </nav>
        <KitType />
        <KitActions />
        <KitForms />
        <KitUploads />
        <KitStatus />
        <KitLists />
        <KitOverlays />
        <KitMotif />
        <KitCharts />
      </main>
    </ToastProvider>
  )
}

import { Skeleton } from '../../../../ui/skeleton'

/** The editor's own shape, so that nothing jumps when the design is there. */
export function EditorSkeleton() {
  return (
    <div className="fixed inset-0 z-10 grid grid-rows-[3.75rem_minmax(0,1fr)] bg-paper" aria-hidden="true">
      <div className="flex items-center gap-4 border-b border-line px-4">
        <Skeleton className="h-8 w-56" />
      </div>
      <div className="grid lg:grid-cols-[3.75rem_15rem_minmax(0,1fr)_19rem]">
        <div className="hidden border-r border-line lg:block" />
        <div className="hidden space-y-3 border-r border-line p-4 lg:block">
          {[0, 1, 2, 3, 4].map(place => (
            <Skeleton key={place} className="h-9" />
          ))}
        </div>
        <div className="grid place-items-center bg-sunken p-10">
          <Skeleton className="aspect-square w-full max-w-xl" />
        </div>
        <div className="hidden border-l border-line lg:block" />
      </div>
    </div>
  )
}

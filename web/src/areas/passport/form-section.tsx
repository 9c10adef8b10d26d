import { type ReactNode, useId } from 'react'

type FormSectionProps = { title: string; lead: string; children: ReactNode }

/** A part of a long form, with its own heading. */
export function FormSection({ title, lead, children }: FormSectionProps) {
  const id = useId()
  return (
    <fieldset aria-labelledby={id} className="grid min-w-0 gap-5 border-t border-line pt-6">
      <div>
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <p className="mt-1 text-soft">{lead}</p>
      </div>
      {children}
    </fieldset>
  )
}

import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { CallRefused, TransportFailure } from '../../lib/api-client'
import { reportProblem } from '../../lib/problems'

/** Sends a form; reasons appear at their fields, and whatever was typed stays. */
export function useFormSending<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  send: (values: Sent) => Promise<void>,
) {
  return form.handleSubmit(async values => {
    try {
      await send(values)
    } catch (error) {
      // The client has told everything but problems of fields, and what never reached it.
      if (error instanceof CallRefused) showAtFields(form, error)
      else if (!(error instanceof TransportFailure)) {
        reportProblem({ kind: 'transport', detail: String(error) })
      }
    }
  })
}

function showAtFields<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  { fields }: CallRefused,
) {
  for (const [index, { field, message }] of fields.entries()) {
    form.setError(field as FieldPath<Values>, { type: 'server', message }, { shouldFocus: index === 0 })
  }
}

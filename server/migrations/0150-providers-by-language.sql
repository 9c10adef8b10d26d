-- A provider has a name in each language, because the privacy policy names it in both. What was named before is its name in both.
update agents
set presentation = jsonb_set(presentation, '{data_keeping,providers}', (
  select jsonb_object_agg(provider.key, case
    when jsonb_typeof(provider.value) = 'string' then jsonb_build_object('zh-CN', provider.value, 'en', provider.value)
    else provider.value
  end)
  from jsonb_each(presentation #> '{data_keeping,providers}') provider
))
where jsonb_typeof(presentation #> '{data_keeping,providers}') = 'object'
  and presentation #> '{data_keeping,providers}' <> '{}';

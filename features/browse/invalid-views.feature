@memory
Feature: Invalid views
  A stored view with unknown or malformed settings opens with its valid settings.

  @browser
  Scenario: An unknown layout is replaced by the table and reported
    Given a global bookmark of "tags", saved as:
      """
      {"layout": "kanban", "search": "rail", "layout_query": {"kanban": {"page": 3}}, "layout_options": {"kanban": {"lanes": "status"}}}
      """
    And Clara has signed in
    When she opens the address "/collections/tags?bookmark=700"
    Then the layout is "Table"
    And she sees the message "The layout “kanban” is not installed. The list is shown as a table instead."
    And the first items are "3"

  Scenario: Choosing another layout removes the message
    Given a global bookmark of "tags", saved as:
      """
      {"layout": "<b>kanban</b>"}
      """
    And Clara has signed in
    When she opens the address "/collections/tags?bookmark=700"
    Then she sees the message "The layout “<b>kanban</b>” is not installed. The list is shown as a table instead."
    When she switches the layout to "Cards"
    Then the layout is "Cards"
    And she sees no message about the layout

  Scenario: Markup in the name of a bookmark is shown as text
    Given a global bookmark of "tags", saved as:
      """
      {"bookmark": "<img src=x onerror=alert(1)>{{secret}}"}
      """
    And Clara has signed in
    When she opens the address "/collections/tags?bookmark=700"
    Then she sees "1–25 of 33"
    And the bookmarks include "<img src=x onerror=alert(1)>{{secret}}, shared with everyone"

  Scenario Outline: Malformed settings are replaced by defaults
    Given a global bookmark of "tags", saved as:
      """
      {"layout": <layout>, "layout_query": <query>, "layout_options": <options>, "filters": <filters>, "refresh_interval": <interval>, "search": null}
      """
    And Clara has signed in
    When she opens the address "/collections/tags?bookmark=700"
    Then the layout is "Table"
    And she sees "1–25 of 33"
    And the filters are ""

    Examples:
      | layout       | query                                                        | options                                             | filters                                      | interval |
      | null         | "tabular"                                                    | [1, 2]                                              | {"name": {"_eq": "rail"}}                    | -7       |
      | "__proto__"  | {"__proto__": {"page": 9}, "tabular": null}                  | {"tabular": {"widths": [], "spacing": {}}}          | "everything"                                 | 1e99     |
      | "tabular"    | {"tabular": {"page": -3, "limit": 1e9, "sort": ["name"], "fields": {"a": 1}}} | {"tabular": 7}                     | [null, 5, [], {"field": ["name"]}]           | 0.5      |
      | "toString"   | {"tabular": {"page": "2", "limit": "25", "sort": "--", "fields": ""}} | {"tabular": {"align": "middle", "widths": {"name": "1e3px"}}} | [{"field": "name"}]           | 30       |

  Scenario: A table sorted by a missing field uses the default order
    Given a global bookmark of "tags", saved as:
      """
      {"layout_query": {"tabular": {"sort": "-shoe_size", "fields": ["name"]}}}
      """
    And Clara has signed in
    When she opens the address "/collections/tags?bookmark=700"
    Then she sees the message "This view is sorted by shoe_size, which doesn't exist or which you can't see. The default order is used."
    And the first items are "1"

  Scenario: Cards sorted by a missing field report it
    Given a global bookmark of "places", saved as:
      """
      {"layout": "cards", "layout_query": {"cards": {"sort": "-shoe_size"}}, "layout_options": {"cards": {"title": "{{name}}"}}}
      """
    And Clara has signed in
    When she opens the address "/collections/places?bookmark=700"
    Then she sees the message "Some fields of this view don't exist or you can't see them: shoe_size. They are not shown."

  Scenario: Cards leave out missing fields and report them
    Given a global bookmark of "places", saved as:
      """
      {"layout": "cards", "layout_query": {"cards": {"sort": "-shoe_size", "limit": "many", "page": {}}},
       "layout_options": {"cards": {"size": 99, "icon": "<b>", "title": "{{name}} {{shoe_size}}", "subtitle": "{{constructor.name}} {{country", "imageSource": "__proto__", "imageFit": 5}}}
      """
    And Clara has signed in
    When she opens the address "/collections/places?bookmark=700"
    Then the first card is "Ystad: {{country"
    And the cards have the size 4
    And she sees the message "Some fields of this view don't exist or you can't see them: shoe_size, constructor.name, and __proto__. They are not shown."

  Scenario: Cards are shown without permission to read file types
    Given the role "Contributor" may read only "id, title" of "directus_files"
    And Jun has signed in
    When he goes to "Places"
    Then the first card is "Bergen: Vestland, Norway"

  Scenario: A calendar with missing date fields asks for a start date field
    Given a global bookmark of "events", saved as:
      """
      {"layout": "calendar", "layout_query": {"calendar": 5},
       "layout_options": {"calendar": {"template": "{{name}}", "startDateField": "begins", "endDateField": "name", "viewInfo": {"type": "alert", "startDateStr": "never"}}}}
      """
    And Clara has signed in
    When she opens the address "/collections/events?bookmark=700"
    Then she sees the message "Some fields of this view don't exist or you can't see them: begins and name. They are not shown."
    When she chooses "Starts At" as the start date field
    Then the calendar view is "Month"

  Scenario: A calendar with missing date fields exports only the search results
    Given a global bookmark of "events", saved as:
      """
      {"layout": "calendar", "layout_options": {"calendar": {"startDateField": "begins"}}, "search": "Boat show"}
      """
    And Clara has signed in
    When she opens the address "/collections/events?bookmark=700"
    And she exports filtered items with shown columns as csv
    Then a file called "events-{day}.csv" is saved that begins with:
      """
      id,name,kind,all_day,starts_at,ends_at,place,capacity,description
      22,Boat show,fair,true,2027-01-23
      """

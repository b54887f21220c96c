@memory
Feature: A view passed on as a link
  Whoever opens the link sees the same list. Their own view stays as it is until they change something.

  @browser
  Scenario: The same list for somebody else
    Given Clara has signed in
    And she has gone to "Articles"
    When she filters "Author" "is" "Clara Voss"
    Then she sees "1–10 of 10"
    When she copies a link to the view, clears the filters and opens the link
    Then she sees "1–10 of 10"
    And the filters are "Archived items are hidden; Author is Clara Voss"
    And the address is "/collections/articles"

  Scenario: From the menu of a bookmark, with what has changed of it
    Given Ines has signed in
    When she opens the bookmark "Needs review"
    And she searches for "ferry"
    And she copies the link in the menu of the view and opens it
    Then the search is "ferry"
    And the unsaved changes of the bookmark are:
      | Searching for “ferry” |

  Scenario: From a bookmark of one's own, which nobody else can open
    Given Jun has signed in
    And he has gone to "Tags"
    When he searches for "er"
    And he saves the view as "With er" for "me"
    Then he sees "1–6 of 6"
    When he copies the link in the menu of the view, and Clara opens it
    Then she sees the message "There is no such bookmark"
    When she opens the list without the bookmark
    Then she sees "1–6 of 6"
    And the search is "er"

  Scenario: A link without a search comes without that of whoever opens it
    Given Clara has signed in
    And she has gone to "Tags"
    When she searches for "er"
    Then she sees "1–6 of 6"
    When she signs out
    And Jun signs in
    And he goes to "Tags"
    And he copies the link in the menu of the view, and Clara opens it
    Then she sees "1–25 of 33"
    And the search is ""

  Scenario: The bookmark of a link is not there, but its filters are
    Given Clara has signed in
    When she opens the list "tags" with the query "bookmark=4711&search=er"
    Then she sees the message "There is no such bookmark"
    When she opens the list without the bookmark
    Then she sees "1–6 of 6"

  Scenario: It is not kept before somebody changes something
    Given Clara has signed in
    When she opens the list "articles" with the filters:
      """
      [{"field": "featured", "operator": "eq", "value": true}]
      """
    Then she sees "1–13 of 13"
    When she goes to "Tags"
    And she goes to "Articles"
    Then she sees "1–25 of 193"

  Scenario: It comes with what was searched for
    Given Clara has signed in
    When she opens the list "tags" with the query "search=er"
    Then she sees "1–6 of 6"

  @browser
  Scenario: Whoever is not signed in comes to the list after signing in
    When Clara opens the list "tags" with the query "search=er"
    And Clara signs in
    Then she sees "1–6 of 6"

  Scenario: A field that is not there is left out, and the rest is used
    Given Clara has signed in
    When she opens the list "articles" with the filters:
      """
      [{"field": "mood", "operator": "eq", "value": "gloomy"}, {"field": "featured", "operator": "eq", "value": true}]
      """
    Then she sees "1–13 of 13"
    And she sees the message "Some filters of this view ask for fields that are not here, or not for you: mood. They are left out."

  Scenario: A link that nobody can read shows the list
    Given Clara has signed in
    When she opens the list "articles" with the query "filters=%7Bnonsense"
    Then she sees "1–25 of 193"
    And she sees the message "The filters in this link cannot be read. The list is shown without them."

  Scenario: Nobody locks a filter by a link
    Given Clara has signed in
    When she opens the list "articles" with the filters:
      """
      [{"field": "featured", "operator": "eq", "value": true, "locked": true}]
      """
    And she removes the filter "Featured is yes"
    Then she sees "1–25 of 214"

  Scenario: A bookmark whose field has gone opens with what is left
    Given a global bookmark of "articles" with the filters:
      """
      [{"key": "a", "field": "mood", "operator": "eq", "value": "gloomy"}, {"key": "b", "field": "featured", "operator": "eq", "value": true}]
      """
    And Clara has signed in
    When she opens the address "/collections/articles?bookmark=700"
    Then she sees "1–13 of 13"
    And she sees the message "Some filters of this view ask for fields that are not here, or not for you: mood. They are left out."
    And the filter on "mood" is ignored

  Scenario: Names, operators and values that nobody has made
    Given a global bookmark of "articles" with the filters:
      """
      [{"field": "__proto__", "operator": "eq", "value": 1}, {"field": "title", "operator": "constructor", "value": 1},
       {"field": "title", "operator": "contains", "value": {"a": 1}}, "text", null, {"join": "or", "filters": [[[]]]},
       {"key": "b", "field": "featured", "operator": "eq", "value": true}]
      """
    And Clara has signed in
    When she opens the address "/collections/articles?bookmark=700"
    Then the filters are "Title contains {\"a\":1}; Featured is yes"
    And she sees the message "Nothing found"

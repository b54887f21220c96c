@memory
Feature: Shared links to a view
  A shared link opens the same list for another user and does not change the saved view of that user.

  @browser
  Scenario: A link opens the list with the same filters
    Given Clara has signed in
    And she has gone to "Articles"
    When she filters "Author" "is" "Clara Voss"
    Then she sees "1–10 of 10"
    When she copies a link to the view, clears the filters and opens the link
    Then she sees "1–10 of 10"
    And the filters are "Archived items are hidden; Author is Clara Voss"
    And the address is "/collections/articles"

  Scenario: A link from a bookmark includes its unsaved changes
    Given Ines has signed in
    When she opens the bookmark "Needs review"
    And she searches for "ferry"
    And she copies the link in the menu of the view and opens it
    Then the search is "ferry"
    And the unsaved changes of the bookmark are:
      | Searching for “ferry” |

  Scenario: A link from a personal bookmark falls back to the list for other users
    Given Jun has signed in
    And he has gone to "Tags"
    When he searches for "er"
    And he saves the view as "With er" for "me"
    Then he sees "1–6 of 6"
    When he copies the link in the menu of the view, and Clara opens it
    Then she sees the message "Bookmark not found"
    When she opens the list without the bookmark
    Then she sees "1–6 of 6"
    And the search is "er"

  Scenario: A link without a search clears the search of the receiver
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

  Scenario: A link to a missing bookmark falls back to its search
    Given Clara has signed in
    When she opens the list "tags" with the query "bookmark=4711&search=er"
    Then she sees the message "Bookmark not found"
    When she opens the list without the bookmark
    Then she sees "1–6 of 6"

  Scenario: A view from a link is not saved until it is changed
    Given Clara has signed in
    When she opens the list "articles" with the filters:
      """
      [{"field": "featured", "operator": "eq", "value": true}]
      """
    Then she sees "1–13 of 13"
    When she goes to "Tags"
    And she goes to "Articles"
    Then she sees "1–25 of 193"

  Scenario: A link includes the search
    Given Clara has signed in
    When she opens the list "tags" with the query "search=er"
    Then she sees "1–6 of 6"

  @browser
  Scenario: A link opened before sign-in leads to the list after sign-in
    When Clara opens the list "tags" with the query "search=er"
    And Clara signs in
    Then she sees "1–6 of 6"

  Scenario: A filter of a link on a missing field is ignored and reported
    Given Clara has signed in
    When she opens the list "articles" with the filters:
      """
      [{"field": "mood", "operator": "eq", "value": "gloomy"}, {"field": "featured", "operator": "eq", "value": true}]
      """
    Then she sees "1–13 of 13"
    And she sees the message "Some filters use fields that don't exist or that you can't see: mood. They are ignored."

  Scenario: Malformed filters of a link are ignored and reported
    Given Clara has signed in
    When she opens the list "articles" with the query "filters=%7Bnonsense"
    Then she sees "1–25 of 193"
    And she sees the message "The filters in this link can't be read. The list is shown without them."

  Scenario: A link cannot lock a filter
    Given Clara has signed in
    When she opens the list "articles" with the filters:
      """
      [{"field": "featured", "operator": "eq", "value": true, "locked": true}]
      """
    And she removes the filter "Featured is Yes"
    Then she sees "1–25 of 214"

  Scenario: A filter of a bookmark on a missing field is ignored and reported
    Given a global bookmark of "articles" with the filters:
      """
      [{"key": "a", "field": "mood", "operator": "eq", "value": "gloomy"}, {"key": "b", "field": "featured", "operator": "eq", "value": true}]
      """
    And Clara has signed in
    When she opens the address "/collections/articles?bookmark=700"
    Then she sees "1–13 of 13"
    And she sees the message "Some filters use fields that don't exist or that you can't see: mood. They are ignored."
    And the filter on "mood" is ignored

  Scenario: Malformed filters of a bookmark are ignored
    Given a global bookmark of "articles" with the filters:
      """
      [{"field": "__proto__", "operator": "eq", "value": 1}, {"field": "title", "operator": "constructor", "value": 1},
       {"field": "title", "operator": "contains", "value": {"a": 1}}, "text", null, {"join": "or", "filters": [[[]]]},
       {"key": "b", "field": "featured", "operator": "eq", "value": true}]
      """
    And Clara has signed in
    When she opens the address "/collections/articles?bookmark=700"
    Then the filters are "Title contains {\"a\":1}; Featured is Yes"
    And she sees the message "No items match"

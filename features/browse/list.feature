Feature: Browsing a list

  Background:
    Given Clara has signed in

  @memory
  Scenario Outline: A list without a saved view shows the fields that name an item, then the first ones of the form
    When she goes to "<collection>"
    Then the columns are "<columns>"

    Examples:
      | collection  | columns                                 |
      | Tags        | Name, Slug                              |
      | Newsletters | Subject, Sent At, Open Rate, Recipients |

  @memory @browser
  Scenario: A list shows the first 25 items, sorted by key
    When she goes to "Tags"
    Then she sees "1–25 of 33"
    And 25 items are listed
    And the first items are "1, 2, 3"
    And there are 2 pages

  @memory
  Scenario: The second page shows the remaining items
    Given she has gone to "Tags"
    When she goes to page 2
    Then she sees "26–33 of 33"
    And 8 items are listed
    And the first items are "26, 27"

  @memory
  Scenario: The page size is changed
    Given she has gone to "Tags"
    When she sets the page size to 50
    Then she sees "1–33 of 33"
    And 33 items are listed
    And there is 1 page

  @memory
  Scenario: Sorting twice by a column reverses the order
    Given she has gone to "Tags"
    When she sorts by "Name"
    Then the first items are "27, 29, 28"
    When she sorts by "Name"
    Then the first items are "10, 15, 17"

  @memory
  Scenario: Sorting returns to the first page
    Given she has gone to "Tags"
    When she goes to page 2
    And she sorts by "Name"
    Then she sees "1–25 of 33"
    And the first items are "27, 29"

  @memory @browser
  Scenario: A search narrows the list
    Given she has gone to "Tags"
    When she searches for "er"
    Then she sees "1–6 of 6"
    And the first items are "2, 9, 15, 24, 31, 32"

  @memory
  Scenario: Clearing a search without results restores the list
    Given she has gone to "Tags"
    When she searches for "volcanoes"
    Then she sees the message "No items match"
    When she clears the search
    Then she sees "1–25 of 33"

  @memory @browser
  Scenario: A row opens its item
    Given she has gone to "Tags"
    When she opens the item "3"
    Then she is at item "3" of "tags"

  @memory
  Scenario: A fully loaded list is sorted without a request
    Given she has gone to "Sections"
    When the connection is lost
    And she sorts by "Name"
    Then the first items are "4, 7, 1"
    And she sees "1–9 of 9"

  @memory
  Scenario: A partly loaded list cannot be sorted without a connection
    Given she has gone to "Tags"
    When the connection is lost
    And she sorts by "Name"
    Then she sees the message "The items could not be loaded"

  @memory
  Scenario: A list that could not be loaded is loaded on retry
    Given she has gone to "Tags"
    When the connection is lost
    And she goes to "Sections"
    Then she sees the message "The items could not be loaded"
    And she sees the message "The server can't be reached"
    When the connection is restored
    And she tries again
    Then she sees "1–9 of 9"

  @memory
  Scenario: Arabic names are shown unchanged
    When she goes to "Languages"
    Then the item "ar-SA" has the "Name" "العربية"

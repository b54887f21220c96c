Feature: Saved view of a collection
  The view of a collection is saved automatically for each user.

  @memory @browser
  Scenario: Order and page size are kept after a reload
    Given Clara has signed in
    And she has gone to "Tags"
    When she sorts by "Name"
    And she sets the page size to 50
    And she waits for a moment
    And she reloads the page
    Then the first items are "27, 29, 28"
    And she sees "1–33 of 33"

  @memory
  Scenario: A saved view does not affect other users
    Given Clara has signed in
    And she has gone to "Tags"
    When she sorts by "Name"
    And she waits for a moment
    And she signs out
    And Jun signs in
    And he goes to "Tags"
    Then the first items are "1, 2, 3"

  @memory
  Scenario: The layout is saved and reset with the view
    Given Clara has signed in
    And she has gone to "Tags"
    When she switches the layout to "Cards"
    And she waits for a moment
    And she reloads the page
    Then the layout is "Cards"
    When she resets the view
    Then the layout is "Table"

  @memory
  Scenario: Resetting the view clears the search
    Given Clara has signed in
    And she has gone to "Tags"
    When she searches for "er"
    Then she sees "1–6 of 6"
    When she resets the view
    Then she sees "1–25 of 33"
    And the search is ""
    When she searches for "er"
    Then she sees "1–6 of 6"

  @memory
  Scenario: A view changed offline is saved when online again
    Given Clara has signed in
    And she has gone to "Tags"
    When the computer goes offline
    And she sorts by "Name"
    And the computer is online again
    And she waits for a moment
    And she reloads the page
    Then the first items are "27, 29, 28"
